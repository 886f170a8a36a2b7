import { FormattedMessage } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTranslate } from './use-translate.ts';

interface Props {
  readonly onRetry: () => void;
  /** Leaves the state that shows the dialog. */
  readonly onCancel: () => void;
}

/** In place of a dialog whose code could not be fetched. */
export function DialogUnavailable({ onRetry, onCancel }: Props) {
  const translate = useTranslate();
  return (
    <Dialog
      title={translate('loading.dialogFailed')}
      description={<FormattedMessage id="failure.unreachable" />}
      onDismiss={onCancel}
    >
      <Button onPress={onRetry}>
        <FormattedMessage id="action.retry" />
      </Button>
      <Button kind="ghost" onPress={onCancel}>
        <FormattedMessage id="action.cancel" />
      </Button>
    </Dialog>
  );
}
