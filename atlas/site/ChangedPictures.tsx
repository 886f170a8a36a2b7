import type { PictureChange } from '../diff/picture-diff.ts';
import { kindWords, stateWords, variantWords } from '../diff/picture-words.ts';

interface ImageProps {
  readonly src: string;
  readonly label: string;
}

const Image = ({ src, label }: ImageProps) => (
  <figure>
    <a href={src} target="_blank" rel="noreferrer">
      <img src={src} alt={label} loading="lazy" />
    </a>
    <figcaption>{label}</figcaption>
  </figure>
);

/** The pictures that differ from another version: before and after, side by side. */
export const ChangedPictures = ({ pictures }: { readonly pictures: readonly PictureChange[] }) => (
  <section>
    <h2>Pictures</h2>
    {pictures.length === 0 && <p>No picture has changed.</p>}
    {pictures.map((change) => (
      <article key={change.before ?? change.after} className="changed-picture">
        <h3>
          {change.machine}: {stateWords(change)} ({variantWords(change)}, {kindWords(change)})
        </h3>
        <div className="pictures">
          {change.before !== null && <Image src={`./pictures-before/${change.before}`} label="before" />}
          {change.after !== null && <Image src={`./pictures/${change.after}`} label="after" />}
        </div>
      </article>
    ))}
  </section>
);
