import { PageTitle } from '../PageTitle.tsx';
import { LiveActors } from './LiveActors.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { useLive } from './use-live.ts';

const STATUS = {
  searching: 'No open portal has been found.',
  following: 'Following the portal tab that was opened last.',
  lost: 'The portal tab was closed. These are its last events.',
} as const;

/** The sandbox serves the atlas below its own address; otherwise this is where `npm start` has it. */
const SANDBOX = /\/atlas\/$/.test(location.pathname) ? location.origin : 'http://localhost:4300';

const HowToStart = () => (
  <>
    <p>
      Live mode shows the states of an open portal, and takes it to a state. The atlas and the portal must have the same
      address:
    </p>
    <ol>
      <li>
        Run <code>npm run atlas:build</code> once, then <code>npm start</code>.
      </li>
      <li>
        Open this atlas at <a href={`${SANDBOX}/atlas/`}>{SANDBOX.replace('http://', '')}/atlas/</a>.
      </li>
      <li>
        Open{' '}
        <a href={`${SANDBOX}/`} target="portal">
          the portal
        </a>{' '}
        in another tab.
      </li>
    </ol>
  </>
);

/** The machines of an open portal with their states, and their events. Values are never shown: they may be private. */
export function LivePage() {
  const status = useLive(({ value }) => value);
  return (
    <main className="page">
      <PageTitle parts={['Live']} />
      <h1>Live</h1>
      <p role="status">{STATUS[status]}</p>
      {status === 'searching' ? (
        <HowToStart />
      ) : (
        <div className="live">
          <LiveActors />
          <LiveEvents />
        </div>
      )}
    </main>
  );
}
