import { GlobeX } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../../screens/use-translate.ts';
import { ResultPage } from '../../ui/ResultPage.tsx';
import { PhoneLink } from '../../ui/TextLink.tsx';

/**
 * The page for a browser that is too old for the portal. It is only prerendered, because the code of the portal does not
 * run there; `public/before-paint.js` decides.
 */
export function UnsupportedBrowser() {
  const translate = useTranslate();
  return (
    <main className="px-4">
      <ResultPage
        icon={GlobeX}
        title={translate('unsupported-browser.title')}
        description={<FormattedMessage id="unsupported-browser.text" />}
      >
        <p className="text-muted">
          <FormattedMessage id="unsupported-browser.advice" />
        </p>
        {/* Shown by public/before-paint.js, which reads the number. */}
        <p hidden data-lost-card="">
          <FormattedMessage id="login.lostCard" values={{ phone: <PhoneLink key="phone" number="" /> }} />
        </p>
      </ResultPage>
    </main>
  );
}
