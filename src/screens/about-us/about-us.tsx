import { brand } from '../../brand';
import { classNames } from '../../lib/class-names';
import { contactSection } from '../../lib/paths';
import { team, values } from './about-texts';
import styles from './about-us.module.css';

function Team() {
  return (
    <section aria-labelledby="team" className={classNames(styles.section, styles.whole)}>
      <h2 id="team">Meet the Team</h2>
      <ul className={styles.team}>
        {team.map(({ name, portrait, seen, role, words }) => (
          <li key={name}>
            <img
              className={styles.portrait}
              src={portrait}
              alt={seen}
              width={240}
              height={300}
              loading="lazy"
            />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
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
      <p>A question, an error in our catalogue, a gadget that you miss: we are glad to hear of it.</p>
      <p className={styles.ways}>
        <a href={`mailto:${brand.email}`}>{brand.email}</a>
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</a>
      </p>
    </section>
  );
}

/** About Us: static text (specification §2, About Us). */
export function AboutUs() {
  return (
    <article className={styles.screen}>
      <div>
        <h1 tabIndex={-1} className={styles.heading}>
          About Us
        </h1>
        <p className={styles.lead}>{brand.tagline}</p>
      </div>

      <section aria-labelledby="mission" className={classNames(styles.section, styles.mission)}>
        <h2 id="mission">Our Mission</h2>
        <p>
          We want choosing a gadget to be as pleasant as using it. So we show each one as it is: the price,
          the facts, and a few plain sentences about whom it suits and whom it does not.
        </p>
      </section>

      <section aria-labelledby="story" className={styles.section}>
        <h2 id="story">Our Story</h2>
        <p>
          {`${brand.name} was founded in 2021 by people who were tired of shops that shout. It began as a list of recommendations passed among friends, and became a shop window: quiet, quick, and open to everyone.`}
        </p>
      </section>

      <section aria-labelledby="values" className={styles.section}>
        <h2 id="values">Our Values</h2>
        <ul className={styles.values}>
          {values.map(({ name, words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </section>

      <Team />
      <Contact />
    </article>
  );
}
