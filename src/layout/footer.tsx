import { brand } from '../brand';
import { contactSection, paths } from '../lib/paths';
import { overlayState } from '../router/location';
import { useLocation } from '../router/router';
import { Link } from '../router/link';
import { helpTopics, type HelpTopic } from './help-topics';
import styles from './footer.module.css';

const columns: ReadonlyArray<{
  title: string;
  items: ReadonlyArray<HelpTopic | { label: string; to: string }>;
}> = [
  { title: 'Services', items: ['product-support', 'order-tracking', 'shipping', 'returns'] },
  {
    title: 'Company',
    items: [
      { label: 'About Us', to: paths.aboutUs },
      'careers',
      { label: 'Contact', to: `${paths.aboutUs}#${contactSection}` },
    ],
  },
  { title: 'Legal', items: ['terms', 'privacy', 'cookies'] },
];

/** Opens over the screen, and keeps its address and state. */
function HelpLink({ topic }: { topic: HelpTopic }) {
  const { search, state } = useLocation();
  return (
    <Link to={{ search, hash: `#${topic}` }} state={overlayState(state)}>
      {helpTopics[topic]}
    </Link>
  );
}

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.tagline}</p>
        </div>
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={typeof item === 'string' ? item : item.to}>
                  {typeof item === 'string' ? (
                    <HelpLink topic={item} />
                  ) : (
                    <Link to={item.to}>{item.label}</Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
