import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Surface } from '../../ui/Tile.tsx';
import { useTranslate } from '../use-translate.ts';
import type { ExportProps } from './transactions-props.ts';

/** The progress of an export, or its failure. */
export default function ExportStatus({ actor }: ExportProps) {
  const state = useSelector(actor, ({ value }) => value);
  switch (state) {
    case 'writing':
      return <ExportProgress actor={actor} />;
    case 'failed':
      return <ExportFailed actor={actor} />;
    default:
      return null;
  }
}

function ExportProgress({ actor }: ExportProps) {
  const translate = useTranslate();
  const share = useSelector(actor, ({ context }) => context.share);
  return (
    <Surface>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-48 flex-1">
          <Progress label={translate('transactions.export.writing')} value={share} />
        </div>
        <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'export.cancel' })}>
          <FormattedMessage id="action.cancel" />
        </Button>
      </div>
    </Surface>
  );
}

const ExportFailed = ({ actor }: ExportProps) => (
  <Banner
    tone="danger"
    role="alert"
    title={<FormattedMessage id="transactions.export.failed" />}
    action={
      <div className="flex gap-2">
        <Button size="small" onPress={() => actor.send({ type: 'export.retry' })}>
          <FormattedMessage id="action.retry" />
        </Button>
        <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'export.dismiss' })}>
          <FormattedMessage id="transactions.export.dismiss" />
        </Button>
      </div>
    }
  >
    <FormattedMessage id="transactions.export.failedNote" />
  </Banner>
);
