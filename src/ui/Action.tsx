import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Meter } from './Meter.tsx';
import { SpinnerIcon } from './Spinner.tsx';

interface ContentProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** What the action does, in a few words. */
  readonly description: ReactNode;
  /** The most common action of a group. */
  readonly primary?: boolean;
  /** From 0 to 1, as a bar along the lower edge. The description says the same. */
  readonly share?: number;
  readonly busy?: boolean;
  /**
   * One of three in a row: the icon is above the title. On a phone the description is hidden, unless it is `important`: that
   * is what the user must know before a press.
   */
  readonly inRow?: boolean;
  readonly important?: boolean;
}

const BASE_CLASS = 'relative flex h-full w-full rounded-tile border no-underline transition-colors duration-quick';
const ALONE_CLASS = 'items-center gap-4 p-4 text-start';
const IN_ROW_CLASS = 'flex-col items-center gap-2 px-0.5 py-3 text-center tablet:px-3 tablet:py-4';

const PRIMARY_CLASS = 'cursor-pointer border-transparent bg-accent text-accent-ink hover:bg-accent-hover';
const SECONDARY_CLASS = 'cursor-pointer border-line bg-surface text-ink shadow-tile hover:border-edge';
const DISABLED_CLASS = 'border-line bg-transparent text-muted';

const classFor = ({ primary, inRow }: ContentProps) =>
  `${BASE_CLASS} ${inRow ? IN_ROW_CLASS : ALONE_CLASS} ${primary ? PRIMARY_CLASS : SECONDARY_CLASS}`;

const Content = ({ icon: Icon, title, description, primary, busy, share, inRow, important }: ContentProps) => (
  <>
    <span
      aria-hidden
      className={`grid size-11 shrink-0 place-items-center rounded-button ${primary ? 'bg-accent-ink/15' : 'bg-accent-soft text-accent'}`}
    >
      {busy ? <SpinnerIcon className="size-6" /> : <Icon className="size-6" />}
    </span>
    <span className="grid">
      <span
        className={`font-semibold ${inRow ? 'text-label tracking-tight tablet:text-body tablet:tracking-normal' : ''}`}
      >
        {title}
      </span>
      <span
        className={`${inRow ? 'text-label tablet:text-small' : 'text-small'} ${inRow && !important ? 'max-tablet:sr-only' : ''} ${primary ? '' : 'text-muted'}`}
      >
        {description}
      </span>
    </span>
    {share !== undefined && (
      <span aria-hidden className="absolute inset-x-4 bottom-1.5 [&>svg]:h-1">
        <Meter value={share} />
      </span>
    )}
  </>
);

interface ActionButtonProps extends ContentProps {
  /** As for `Button`. */
  readonly settling?: boolean;
  /** Explain the reason in the element that `describedBy` refers to. */
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onPress: () => void;
}

/** A large button with icon, title and description. It stays focusable while it is busy or disabled. */
export function ActionButton({ settling, disabled, describedBy, onPress, ...content }: ActionButtonProps) {
  const inert = Boolean(content.busy || settling || disabled);
  const press = (event: MouseEvent) => (inert ? event.preventDefault() : onPress());
  return (
    <button
      type="button"
      onClick={press}
      aria-disabled={inert || undefined}
      aria-busy={content.busy || undefined}
      aria-describedby={describedBy}
      data-settling={settling || undefined}
      className={`${classFor(content)} aria-disabled:cursor-default not-aria-busy:not-data-settling:aria-disabled:opacity-60`}
    >
      <Content {...content} />
    </button>
  );
}

interface ActionLinkProps extends ContentProps {
  readonly to: string;
}

/** A large link to another page of the portal, with icon, title and description. */
export const ActionLink = ({ to, ...content }: ActionLinkProps) => (
  <Link to={to} className={classFor(content)}>
    <Content {...content} />
  </Link>
);

interface ReasonProps extends Pick<ContentProps, 'icon' | 'title' | 'description'> {
  readonly id?: string;
}

/** Replaces an `ActionButton` or `ActionLink` that is not available; the description says why. */
export const DisabledReason = ({ id, ...content }: ReasonProps) => (
  <div id={id} className={`${BASE_CLASS} ${ALONE_CLASS} ${DISABLED_CLASS}`}>
    <Content {...content} />
  </div>
);
