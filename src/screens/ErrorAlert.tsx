import type { ReactNode } from 'react';
import type { Message } from '../../machines/message.ts';
import { Banner } from '../ui/Banner.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  /** Renders nothing if it is null. */
  readonly message: Message | null;
  /** What holds now. */
  readonly title?: ReactNode;
  /** What else the user can do. */
  readonly children?: ReactNode;
}

/** The alert may appear below the screen or behind the bar at its bottom, far from the button that was pressed. */
function scrollIntoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' });
}

/** The reason why what the user just submitted was rejected or failed. */
export const ErrorAlert = ({ message, title, children }: Props) =>
  message && (
    <Banner ref={scrollIntoView} tone="danger" role="alert" title={title}>
      <span className="block">
        <MessageText message={message} />
      </span>
      {children}
    </Banner>
  );
