import { useState } from 'react';
import { formatErrors, readErrors } from '../store/error-log';
import { Button } from '../ui/button';
import styles from './error-report.module.css';

/** Recent errors, to be read and copied for support; they are sent nowhere. */
export function ErrorReport() {
  const [report, setReport] = useState('');
  const [isCopied, setCopied] = useState(false);
  // Without a clipboard, as on an insecure page, the text can still be selected.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <details
      className={styles.report}
      // When it is opened, the error that led here has been logged.
      onToggle={() => setReport(formatErrors(readErrors()))}
    >
      <summary>What went wrong</summary>
      <p>For our support team, if you’d like to tell us. None of this has been sent to anyone.</p>
      <textarea aria-label="Error report" readOnly rows={8} value={report} />
      <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
    </details>
  );
}
