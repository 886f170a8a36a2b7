import { Link } from 'react-router-dom';
import type { TextPlace } from '../data/texts.ts';
import { useTexts } from './data.ts';
import { links, shortId } from './links.ts';
import { NotFound } from './NotFound.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Pictures } from './Pictures.tsx';

const Place = ({ flow, states, path, pathIndex, step, instead, pictures }: TextPlace) => (
  <section>
    <h2>
      <Link to={links.flow(flow)}>{flow}</Link>
    </h2>
    <p>
      First seen at{' '}
      <Link to={links.path(flow, path, step + 1)}>
        step {step + 1} of path {pathIndex + 1}
      </Link>
      {instead !== undefined && `, if ${instead}`}. The states in which it was seen:
    </p>
    <ul>
      {states.map((state) => (
        <li key={state}>
          <Link to={links.state(flow, state)}>{shortId(state)}</Link>
        </li>
      ))}
    </ul>
    <Pictures pictures={pictures} />
  </section>
);

/** A text in both languages, and every state that was seen with it. */
export function TextPage({ id }: { readonly id: string }) {
  const text = useTexts().find((one) => one.id === id);
  if (text === undefined) return <NotFound what={`text “${id}”`} />;
  const { swedish, english, sections, places, reason } = text;
  return (
    <main className="page">
      <PageTitle parts={[id, 'Texts']} />
      <p className="kind">Text</p>
      <h1>{id}</h1>
      <dl>
        <dt>Swedish</dt>
        <dd lang="sv">{swedish}</dd>
        <dt>English</dt>
        <dd>{english}</dd>
        <dt>Specification</dt>
        <dd>{sections.length > 0 ? `quoted in ${sections.join(', ')}` : 'not quoted'}</dd>
      </dl>
      {places.length === 0 && <p>No picture shows it: {reason ?? 'the reason is not known'}.</p>}
      {places.map((place) => (
        <Place key={place.flow} {...place} />
      ))}
    </main>
  );
}
