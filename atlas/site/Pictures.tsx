import type { Flow } from '../data/flow.ts';

const LANGUAGES = { sv: 'Swedish', en: 'English' } as const;

/** Pictures of the page, by language and size, from the last recording. */
export const Pictures = ({ pictures }: { readonly pictures: Flow['pictures'] }) =>
  pictures.length === 0 ? (
    <p className="hint">No pictures were recorded.</p>
  ) : (
    <ul className="pictures">
      {pictures.map(({ file, language, size }) => {
        const name = `${LANGUAGES[language]}, ${size}`;
        return (
          <li key={file} data-size={size}>
            <a href={`./pictures/${file}`} target="_blank" rel="noreferrer">
              <img src={`./pictures/${file}`} alt={`The page in ${name}`} loading="lazy" />
            </a>
            <span>{name}</span>
          </li>
        );
      })}
    </ul>
  );
