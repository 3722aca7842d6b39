// Above the sheets where people look at cash: says where it runs short, and offers to close the gap.
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../calculation/calculation-client.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { openEditorDialog } from '../session/state/open-dialog.ts';
import classes from './funding.module.css';
import { GapTitle, GapWords } from './gap-words.tsx';

export function CashNotice() {
  const open = useTemplateDocument();
  const gap = useCalculated(({ result }) => result?.cashGap ?? null);
  if (!gap) return null;
  return (
    <Alert
      className={classes.notice ?? ''}
      color="yellow"
      icon={<IconAlertTriangle />}
      title={<GapTitle gap={gap} />}
      data-cash-gap
    >
      <div className={classes.said}>
        <p className={classes.words}>
          <GapWords gap={gap} />
        </p>
        <Button size="compact-sm" onClick={() => openEditorDialog(open, { name: 'funding' })}>
          <FormattedMessage id="cash.close" />
        </Button>
      </div>
    </Alert>
  );
}
