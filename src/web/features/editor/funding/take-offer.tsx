// Adds what was offered as one step, goes to it, and says what was added and where.
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import type { FundingOffer } from '../calculation/funding/fund-gap.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { financingSection, withFunding } from '../document/edits/gap-funding.ts';
import { pickResourceIn, showSheet } from '../session/state/editor-state.ts';
import { useMoney } from './use-money.ts';
import { usePeriods } from './use-periods.ts';

const shownForMs = 12_000;

export function useTakeOffer(): (offer: FundingOffer) => void {
  const open = useTemplateDocument();
  const notify = useNotify();
  const money = useMoney();
  const period = usePeriods();
  return useCallback(
    ({ funding, amount, lowest }) => {
      const { change, id, name } = withFunding(open.store.getState().template, funding);
      open.edit(change);
      open.seal();
      const show = () => {
        if (id !== null) pickResourceIn(open, financingSection, id);
        showSheet(open, 'financing', true);
      };
      if (id !== null) pickResourceIn(open, financingSection, id);
      // A notice with the id of one that is still there would not be shown.
      notifications.hide(`${open.uuid} funding`);
      notify({
        id: `${open.uuid} funding`,
        color: 'teal',
        title: <Added kind={funding.kind} name={name} amount={money(amount)} />,
        message: (
          <>
            <FormattedMessage
              id="cash.closed"
              values={{ amount: money(lowest.amount), period: period(lowest.period) }}
            />{' '}
            <Button variant="subtle" size="compact-sm" onClick={show}>
              <FormattedMessage id="cash.show" />
            </Button>
          </>
        ),
        autoClose: shownForMs,
      });
    },
    [open, notify, money, period],
  );
}

interface AddedProps {
  readonly kind: FundingOffer['funding']['kind'];
  readonly name: string;
  readonly amount: string;
}

function Added({ kind, ...values }: AddedProps) {
  if (kind === 'switch') return <FormattedMessage id="cash.switched" values={{ name: values.name }} />;
  if (kind === 'line') return <FormattedMessage id="cash.added-line" values={values} />;
  return <FormattedMessage id="cash.added-capital" values={values} />;
}
