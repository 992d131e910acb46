import { useState } from 'react';
import { formatErrors, readErrors } from '../store/error-log';
import { Button } from '../ui/button';
import styles from './error-report.module.css';

/** What went wrong of late, to be read and copied for support; it is sent nowhere. */
export function ErrorReport() {
  const [report, setReport] = useState('');
  const [isCopied, setCopied] = useState(false);
  // Without a clipboard (a page that is not secure has none), the text can still be selected.
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
      // Read when it is opened: by then the error that led here has been kept.
      onToggle={() => setReport(formatErrors(readErrors()))}
    >
      <summary>What went wrong</summary>
      <p>For our support, if you like to tell us. Nothing of this has been sent to anyone.</p>
      <textarea aria-label="Error report" readOnly rows={8} value={report} />
      <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
    </details>
  );
}
