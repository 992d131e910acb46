import { settings } from '../../../shop/settings';
import { classNames } from '../../lib/class-names';
import { contactSection } from '../../lib/paths';
import { ScreenHeading } from '../../ui/screen-heading';
import styles from './about-us.module.css';

/** In the specification's order. */
const values = [
  {
    name: 'Innovation',
    text: 'We look for the devices that do something better, not merely something new, and say which is which.',
  },
  {
    name: 'Quality',
    text: 'A gadget earns its place here by lasting: in its battery, in its hinges and in its updates.',
  },
  {
    name: 'Customer Satisfaction',
    text: 'The right purchase is the one you do not think about again. Sometimes that is the cheaper one.',
  },
  {
    name: 'Integrity',
    text: 'No countdowns, no crossed-out prices, no tracking. What you read here is what we believe.',
  },
];

/** All invented, as the shop is. */
const team = [
  {
    name: 'Mara',
    portrait: 'images/team/mara.svg',
    alt: 'Drawn portrait of Mara, with a round head of curls, amber glasses and a violet turtleneck',
    role: 'Catalog',
    text: 'Reads data sheets so you don’t have to, and knows what a nit is.',
  },
  {
    name: 'Jonas',
    portrait: 'images/team/jonas.svg',
    alt: 'Drawn portrait of Jonas, with a short beard, a dark jacket and a pencil behind his ear',
    role: 'Design',
    text: 'Moves things by a pixel, then by another, then back.',
  },
  {
    name: 'Aiko',
    portrait: 'images/team/aiko.svg',
    alt: 'Drawn portrait of Aiko, with a dark bob, a white sweater and amber headphones around her neck',
    role: 'Engineering',
    text: 'Keeps the shop quick on the slowest phone in the drawer.',
  },
  {
    name: 'Tomás',
    portrait: 'images/team/tomas.svg',
    alt: 'Drawn portrait of Tomás, laughing, with white hair, a mustache and a letter in his pocket',
    role: 'Support',
    text: 'Answers the letters, and turns the good ones into changes.',
  },
];

function Team() {
  return (
    <section aria-labelledby="team" className={classNames(styles.section, styles.whole)}>
      <h2 id="team">Meet the Team</h2>
      <ul className={styles.team}>
        {team.map(({ name, portrait, alt, role, text }) => (
          <li key={name}>
            <img
              className={styles.portrait}
              src={portrait}
              alt={alt}
              width={240}
              height={300}
              loading="lazy"
            />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p>The people on this page are fictional.</p>
    </section>
  );
}

function Contact() {
  return (
    <section
      id={contactSection}
      aria-labelledby="contact-heading"
      className={classNames(styles.section, styles.contact)}
    >
      <h2 id="contact-heading" tabIndex={-1}>
        Contact Us
      </h2>
      <p>A question, an error in our catalog, a gadget you’d like to see here? We’d love to hear from you.</p>
      <p className={styles.ways}>
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
        <a href={`tel:${settings.phone.replaceAll(' ', '')}`}>{settings.phone}</a>
      </p>
    </section>
  );
}

/** Specification §2, About Us. */
export function AboutUs() {
  return (
    <article className={styles.screen}>
      <div>
        <ScreenHeading className={styles.heading}>About Us</ScreenHeading>
        <p className={styles.lead}>{settings.tagline}</p>
      </div>

      <section aria-labelledby="mission" className={classNames(styles.section, styles.mission)}>
        <h2 id="mission">Our Mission</h2>
        <p>
          We want choosing a gadget to be as pleasant as using it. So we show each one as it is: the price,
          the facts, and a few plain sentences about who it suits and who it doesn’t.
        </p>
      </section>

      <section aria-labelledby="story" className={styles.section}>
        <h2 id="story">Our Story</h2>
        <p>
          {`${settings.name} was founded in 2021 by people who were tired of shops that shout. It began as a list of recommendations passed among friends, and became a shop window: quiet, quick, and open to everyone.`}
        </p>
      </section>

      <section aria-labelledby="values" className={styles.section}>
        <h2 id="values">Our Values</h2>
        <ul className={styles.values}>
          {values.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Team />
      <Contact />
    </article>
  );
}
