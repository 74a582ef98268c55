import { ActionLink } from '../../shared/ui/button.tsx';
import { Picture } from '../media/picture.tsx';
import { contentPath } from '../page-data/content-path.ts';
import { useDocument } from '../page-data/page-words.ts';
import { useSite } from '../page-data/site-context.tsx';
import './home.css';

export function About() {
  const { about } = useDocument('home');
  const { certifications } = useSite().identity;
  return (
    <section className="section" aria-labelledby="about-heading">
      <div className="wrap about">
        <div className="about__pic">
          <Picture name={about.picture} place="column" />
        </div>
        <div className="about__text">
          <h2 className="h2" id="about-heading">
            {about.heading}
          </h2>
          <p>{about.text}</p>
          <ActionLink to={contentPath(about.link.path)}>{about.link.label}</ActionLink>
          <ul className="certificates">
            {certifications.map(({ name, scope }) => (
              <li key={name}>
                <b>{name}</b>
                <span>{scope}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
