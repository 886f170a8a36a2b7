import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { LOST_CARD_PATH } from '../../../machines/portal/paths.ts';
import { ExternalLink } from '../../screens/ExternalLink.tsx';
import { useLanguage } from '../../screens/use-language.ts';
import { RestoreFocus } from '../../ui/focus.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PhoneLink, TextLink } from '../../ui/TextLink.tsx';
import { useConfig } from '../portal-context.ts';
import { Branded } from './Branded.tsx';
import { CookieSettings } from './Consent.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LoginHero } from './LoginHero.tsx';
import { LostCardNote, SignOutReason, StorageNotice } from './LoginNotes.tsx';

interface Props {
  /** The footer starts below the first screen, so that it does not move while the page loads. */
  readonly isLong?: boolean;
}

/** The layout of the log-in pages (§2 login wrapper): logo, language switch and links, and a picture on wide screens. */
export const LoginLayout = ({ isLong = false, children }: PropsWithChildren<Props>) => (
  <Branded>
    <RestoreFocus>
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <LoginHero />
        <div className="flex flex-col px-5 py-5 tablet:px-8 tablet:py-8">
          <header className="mx-auto flex w-full max-w-pane flex-wrap items-center justify-between gap-x-4 gap-y-3 desktop:max-w-none desktop:justify-end">
            <span className="desktop:hidden">
              <Logo />
            </span>
            <LanguageSwitch />
            <p className="w-full text-muted text-small narrow:hidden desktop:hidden">
              <FormattedMessage id="login.art.text" />
            </p>
          </header>
          <main
            className={`mx-auto grid w-full max-w-pane flex-1 gap-5 py-8 ${isLong ? 'min-h-dvh content-start' : 'content-center'}`}
          >
            <SignOutReason />
            <LostCardNote />
            <StorageNotice />
            {children}
          </main>
          <Links />
        </div>
      </div>
    </RestoreFocus>
  </Branded>
);

function Links() {
  const { links, support } = useConfig();
  const language = useLanguage();
  return (
    <footer className="flex flex-wrap justify-center gap-x-6 gap-y-5 text-small">
      <p className="flex flex-wrap justify-center gap-x-1.5">
        <TextLink standalone to={LOST_CARD_PATH}>
          <FormattedMessage id="lost-card.title" />
        </TextLink>
        {support?.lostCardPhone && (
          <span>
            <FormattedMessage
              id="lost-card.call"
              values={{ phone: <PhoneLink key="phone" number={support.lostCardPhone} /> }}
            />
          </span>
        )}
      </p>
      {support?.hours && (
        <p className="text-muted">
          <FormattedMessage id="login.hours" values={{ hours: support.hours[language] }} />
        </p>
      )}
      <ExternalLink standalone href={links.faq}>
        <FormattedMessage id="login.faq" />
      </ExternalLink>
      <ExternalLink standalone href={links.terms}>
        <FormattedMessage id="login.terms" />
      </ExternalLink>
      <TextLink standalone to="/accessibility">
        <FormattedMessage id="accessibility.title" />
      </TextLink>
      {links.privacy && (
        <ExternalLink standalone href={links.privacy}>
          <FormattedMessage id="login.privacy" />
        </ExternalLink>
      )}
      <CookieSettings />
    </footer>
  );
}
