import { useStore } from 'zustand';
import { Icon } from '../../ui/icon/icon';
import { appearance, appearances, chooseAppearance, parseAppearance } from '../appearance';
import styles from './header.module.css';

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const;

/** The switch between light, dark and the system's look: a native list behind one icon. */
export function AppearanceSelect() {
  const chosen = useStore(appearance);
  return (
    <span className={styles['appearance']}>
      <Icon name="appearance" />
      <select
        aria-label="Appearance"
        value={chosen}
        onChange={(event) => chooseAppearance(parseAppearance(event.target.value))}
      >
        {appearances.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
    </span>
  );
}
