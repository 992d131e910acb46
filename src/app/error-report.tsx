import { useState } from 'react';
import { formatErrors, readErrors } from '../store/error-log';
import { Button } from '../ui/button';
import styles from './error-report.module.css';

/** Recent errors, to copy for support. They are never sent. */
export function ErrorReport() {
  const [report, setReport] = useState('');
  const [isCopied, setCopied] = useState(false);
  // Without a clipboard (insecure pages), the text can still be selected.
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
      // Read on opening, after the error that led here was logged.
      onToggle={() => setReport(formatErrors(readErrors()))}
    >
      <summary>What went wrong</summary>
      <p>For our support team, if you’d like to tell us. None of this has been sent to anyone.</p>
      <textarea aria-label="Error report" readOnly rows={8} value={report} />
      <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
    </details>
  );
}
