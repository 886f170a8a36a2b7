import { Link } from 'react-router-dom';
import type { CatalogueText } from '../data/texts.ts';
import { useTexts } from './data.ts';
import { links } from './links.ts';
import { PageTitle } from './PageTitle.tsx';

const groupOf = ({ id }: CatalogueText): string => id.slice(0, id.indexOf('.'));

const Rows = ({ texts }: { readonly texts: readonly CatalogueText[] }) => (
  <div className="scroll">
    <table className="texts">
      <thead>
        <tr>
          <th scope="col">Text</th>
          <th scope="col">Swedish</th>
          <th scope="col">English</th>
          <th scope="col">Specification</th>
          <th scope="col">Shown by</th>
        </tr>
      </thead>
      <tbody>
        {texts.map((text) => (
          <tr key={text.id}>
            <th scope="row">
              <Link to={links.text(text.id)}>{text.id}</Link>
            </th>
            <td lang="sv">{text.swedish}</td>
            <td>{text.english}</td>
            <td>{text.sections.join(', ')}</td>
            <td>
              {text.places.length > 0
                ? text.places.map(({ flow }) => flow).join(', ')
                : (text.reason ?? 'no picture; the reason is not known')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Group = ({ name, texts }: { readonly name: string; readonly texts: readonly CatalogueText[] }) => (
  <details>
    <summary>
      {name} ({texts.length})
    </summary>
    <Rows texts={texts} />
  </details>
);

/** All texts by the first word of their ids, and those that no picture shows. */
export function TextsPage() {
  const texts = useTexts();
  const unshown = texts.filter(({ places }) => places.length === 0);
  const groups = [...Map.groupBy(texts, groupOf)];
  return (
    <main className="page">
      <PageTitle parts={['Texts']} />
      <h1>Texts</h1>
      <p>
        {texts.length} texts in two languages. {texts.length - unshown.length} can be seen on a picture, as text or as a
        label that a screen reader says.
      </p>
      <h2>On no picture</h2>
      <Group name="all" texts={unshown} />
      <h2>All texts</h2>
      {groups.map(([group, list]) => (
        <Group key={group} name={group} texts={list} />
      ))}
    </main>
  );
}
