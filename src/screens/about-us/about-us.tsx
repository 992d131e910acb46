import { aboutUs } from '@shop/about-us';
import { settings } from '@shop/settings';
import { wideFiles } from '../../catalog/product-picture';
import { sections } from '../../lib/paths';
import { classNames, shelf, unprinted } from '../../ui/classes';
import { Picture } from '../../ui/picture';
import { ScreenHeading } from '../../ui/screen-heading';
import styles from './about-us.module.css';

function Hero({ picture }: { picture: NonNullable<typeof aboutUs.picture> }) {
  const { image, image_widths, image_alt } = picture;
  return (
    <Picture
      className={classNames(unprinted, styles.picture)}
      {...wideFiles(image, image_widths)}
      sizes="92vw"
      width={1600}
      height={686}
      alt={image_alt}
    />
  );
}

function Team() {
  return (
    <section aria-labelledby="team" className={classNames(styles.section, styles.whole)}>
      <h2 id="team">Meet the Team</h2>
      <ul className={styles.team}>
        {aboutUs.team.map(({ name, portrait, alt, role, text }) => (
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
      {aboutUs.teamNote !== undefined && <p className={styles.note}>{aboutUs.teamNote}</p>}
    </section>
  );
}

function Contact() {
  return (
    <section
      id={sections.contact}
      aria-labelledby="contact-heading"
      className={classNames(styles.section, styles.contact)}
    >
      <h2 id="contact-heading" tabIndex={-1}>
        Contact Us
      </h2>
      <p>{aboutUs.contact}</p>
      <p className={styles.ways}>
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
        <a href={`tel:${(settings.phoneDials ?? settings.phone).replaceAll(' ', '')}`}>{settings.phone}</a>
      </p>
      {settings.address !== undefined && <address className={styles.address}>{settings.address}</address>}
    </section>
  );
}

/** Specification §2, About Us. */
export function AboutUs() {
  return (
    <article className={classNames(shelf, styles.screen)}>
      <div>
        <ScreenHeading className={styles.heading}>About Us</ScreenHeading>
        <p className={styles.lead}>{settings.tagline}</p>
        {aboutUs.picture && <Hero picture={aboutUs.picture} />}
      </div>

      <section aria-labelledby="mission" className={classNames(styles.section, styles.mission)}>
        <h2 id="mission">Our Mission</h2>
        <p>{aboutUs.mission}</p>
      </section>

      <section aria-labelledby="story" className={styles.section}>
        <h2 id="story">Our Story</h2>
        <p>{aboutUs.story}</p>
      </section>

      <section aria-labelledby="values" className={styles.section}>
        <h2 id="values">Our Values</h2>
        <ul className={styles.values}>
          {aboutUs.values.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      {aboutUs.team.length > 0 && <Team />}
      <Contact />
    </article>
  );
}
