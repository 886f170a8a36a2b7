import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Changes, FlowChange, Retest, TextChange } from '../diff/change.ts';
import { flowWords, isUnchanged, textWords } from '../diff/report.ts';
import { ChangedDiagram } from './ChangedDiagram.tsx';
import { ChangedPictures } from './ChangedPictures.tsx';
import { ChangeList, StateLinks } from './ChangeList.tsx';
import { useChanges } from './data.ts';
import { links } from './links.ts';
import { PageTitle } from './PageTitle.tsx';
import { RetestTable } from './RetestTable.tsx';

interface TextsProps {
  readonly texts: readonly TextChange[];
  readonly isShared?: boolean;
}

function ChangedTexts({ texts, isShared = false }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <>
      <h3>Texts</h3>
      <ul className="changes">
        {texts.map((text) => (
          <li key={`${text.language} ${text.id}`}>
            {textWords(text)} {isShared ? `(${flowWords(text)})` : <StateLinks states={text.states} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const ChangedFlow = ({ change }: { readonly change: FlowChange }) => (
  <section>
    <h2>
      {change.kind === 'removed' ? change.flow : <Link to={links.flow(change.flow)}>{change.flow}</Link>} ({change.kind}
      )
    </h2>
    <ChangeList changes={change.changes} />
    <ChangedTexts texts={change.texts} />
    {change.kind !== 'removed' && (
      <Suspense fallback={<p>Loading …</p>}>
        <ChangedDiagram change={change} />
      </Suspense>
    )}
  </section>
);

const SharedChanges = ({ shared, texts }: Pick<Changes, 'shared' | 'texts'>) => (
  <section>
    <h2>Shared by many flows, or of no single flow</h2>
    <ChangeList changes={shared} />
    <ChangedTexts texts={texts} isShared />
  </section>
);

const UnknownFiles = ({ files }: { readonly files: readonly string[] }) => (
  <section>
    <h2>Changed; what it means was not recognised</h2>
    <ul className="changes">
      {files.map((file) => (
        <li key={file}>
          <code>{file}</code>
        </li>
      ))}
    </ul>
  </section>
);

const RetestSection = ({ retest }: { readonly retest: readonly Retest[] }) => (
  <section>
    <h2>Retest</h2>
    <RetestTable retest={retest} />
  </section>
);

/** How the flows differ from another version, and what to test again: what `npm run flows:diff` found. */
export function ChangesPage() {
  const comparison = useChanges();
  if (comparison === null)
    return (
      <main className="page">
        <PageTitle parts={['Changes']} />
        <h1>Changes</h1>
        <p>
          The flows were not compared. Run <code>npm run flows:diff -- main</code>, then build the atlas again.
        </p>
      </main>
    );
  const { ref, flows, shared, texts, files, retest, pictures } = comparison;
  return (
    <main className="page">
      <PageTitle parts={['Changes']} />
      <h1>Changes since {/^[0-9a-f]{8,40}$/.test(ref) ? ref.slice(0, 7) : ref}</h1>
      {isUnchanged(comparison) && <p>No file of a flow has changed.</p>}
      {/* First: the changes of a release are many screens long. */}
      {retest.length > 0 && <RetestSection retest={retest} />}
      {flows.map((change) => (
        <ChangedFlow key={change.flow} change={change} />
      ))}
      {shared.length + texts.length > 0 && <SharedChanges shared={shared} texts={texts} />}
      {files.length > 0 && <UnknownFiles files={files} />}
      {pictures !== null && <ChangedPictures pictures={pictures} />}
    </main>
  );
}
