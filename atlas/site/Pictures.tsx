import { variantWords } from '../diff/picture-words.ts';
import type { Picture } from '../recording/recording.ts';

/** Pictures of the page, by language and size, from the last recording. */
export const Pictures = ({
  pictures,
}: {
  readonly pictures: readonly Pick<Picture, 'language' | 'size' | 'file'>[];
}) => (
  <ul className="pictures">
    {pictures.map((picture) => {
      const { file, size } = picture;
      const name = variantWords(picture);
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
