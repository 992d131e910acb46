import { useId, type Ref } from 'react';
import { textField } from '../../ui/classes';
import styles from './checkout.module.css';
import type { Field } from './details';
import { countryName } from './shipping';

interface FormFieldProps {
  ref: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>;
  field: Field;
  /** ISO 3166 codes. */
  countries: readonly string[];
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A labeled field with its fault below (WCAG 3.3.1). */
export function FormField({ ref, field, countries, value, fault, onChange }: FormFieldProps) {
  const { name, label, type, isRequired, autoComplete } = field;
  const id = useId();
  const control = {
    ref,
    id,
    name,
    autoComplete,
    value,
    className: textField,
    'aria-required': isRequired,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}fault`,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field} data-name={name}>
      <label htmlFor={id}>{isRequired ? label : `${label} (optional)`}</label>
      {type === 'textarea' && <textarea {...control} rows={3} />}
      {type === 'country' && (
        <select {...control}>
          <option value="">Choose a country</option>
          {countries.map((code) => (
            <option key={code} value={code}>
              {countryName(code)}
            </option>
          ))}
        </select>
      )}
      {type !== 'textarea' && type !== 'country' && <input {...control} type={type} />}
      {fault !== undefined && (
        <p id={`${id}fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
