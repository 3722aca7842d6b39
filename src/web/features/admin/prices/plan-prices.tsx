// The plans as they are sold, whether the payment service would charge the same, and one template's price by continent.
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { call, type Reply } from '#web/api/call.ts';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { Money } from '../parts/money.tsx';
import { OperatorTable } from '../parts/operator-table.tsx';
import { StatTile, StatTiles } from '../parts/stat-tile.tsx';
import { useOperatorLoad } from '../parts/use-operator-load.ts';
import { useContinents } from './use-continents.ts';

type Prices = Reply<'getPrices'>;
type Compared = Reply<'comparePlanPrices'>['plans'][number];

export function PlanPrices({ refreshes }: { readonly refreshes: number }) {
  const { formatMessage } = useIntl();
  const prices = useOperatorLoad((signal, _refresh: number) => call('getPrices', { signal }));
  const compared = useOperatorLoad((signal) => call('comparePlanPrices', { signal }));
  const { load } = prices;
  useEffect(() => void load(refreshes), [load, refreshes]);
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4">
          <FormattedMessage id="prices.plans" />
        </Title>
        {prices.value?.provider === 'stripe' && (
          <Button
            variant="default"
            loading={compared.state === 'loading'}
            onClick={() => void compared.load()}
          >
            <FormattedMessage id="prices.compare" />
          </Button>
        )}
      </Group>
      {prices.state === 'failed' && (
        <ErrorBanner
          error={prices.error}
          fallback={formatMessage({ id: 'prices.failed' })}
          onRetry={prices.retry}
        />
      )}
      {compared.state === 'failed' && (
        <ErrorBanner
          error={compared.error}
          fallback={formatMessage({ id: 'prices.compare-failed' })}
          onRetry={compared.retry}
        />
      )}
      {prices.value && <PlanTable prices={prices.value} compared={compared.value?.plans ?? []} />}
      {prices.value && <Continents {...prices.value} />}
    </section>
  );
}

interface PlanTableProps {
  readonly prices: Prices;
  readonly compared: readonly Compared[];
}

function PlanTable({ prices, compared }: PlanTableProps) {
  const { formatMessage } = useIntl();
  const { currency } = prices;
  const names = usePlanNames();
  return (
    <OperatorTable
      label={formatMessage({ id: 'prices.plans' })}
      isWhole
      rows={prices.plans}
      keyOf={({ planId }) => planId}
      columns={[
        {
          id: 'name',
          title: formatMessage({ id: 'prices.plan' }),
          cell: ({ planId, name }) => names[planId] ?? name,
        },
        {
          id: 'price',
          title: formatMessage({ id: 'prices.monthly' }),
          align: 'end',
          cell: ({ monthlyCents }) => <Money amount={monthlyCents} currency={currency} />,
        },
        {
          id: 'offered',
          title: formatMessage({ id: 'prices.offered' }),
          cell: ({ isOffered }) =>
            isOffered ? <FormattedMessage id="prices.yes" /> : <FormattedMessage id="prices.no-ai" />,
        },
        {
          id: 'stripe',
          title: formatMessage({ id: 'prices.at-service' }),
          width: 'wide',
          cell: ({ planId }) => (
            <Difference compared={compared.find((plan) => plan.planId === planId)} currency={currency} />
          ),
        },
      ]}
    />
  );
}

function usePlanNames(): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl();
  return {
    free: formatMessage({ id: 'prices.plan-free' }),
    essential: formatMessage({ id: 'users.plan-essential' }),
    growth: formatMessage({ id: 'users.plan-growth' }),
  };
}

function Difference({
  compared,
  currency,
}: {
  readonly compared: Compared | undefined;
  readonly currency: string;
}) {
  if (compared === undefined) return <>–</>;
  const { difference, known } = compared;
  if (difference === 'unknown')
    return (
      <Text size="sm" c="dimmed">
        <FormattedMessage id="prices.unknown" />
      </Text>
    );
  const amount = known && <Money amount={known.cents} currency={currency} />;
  return (
    <Badge variant="light" tt="none" miw="max-content" color={difference === 'none' ? 'teal' : 'yellow'}>
      {difference === 'none' && <FormattedMessage id="prices.same" />}
      {difference === 'amount' && <FormattedMessage id="prices.other-amount" values={{ amount }} />}
      {difference === 'inactive' && <FormattedMessage id="prices.inactive" values={{ amount }} />}
    </Badge>
  );
}

function Continents({ templateCents, currency }: Prices) {
  const names = useContinents();
  return (
    <>
      <Title order={4} size="h5" mt="lg" mb="xs">
        <FormattedMessage id="prices.one-template" />
      </Title>
      <StatTiles>
        {templateCents.map(({ continent, cents }) => (
          <StatTile
            key={continent}
            label={names[continent] ?? continent}
            value={<Money amount={cents} currency={currency} />}
            note={continent === 'NA' && <FormattedMessage id="prices.default" />}
          />
        ))}
      </StatTiles>
    </>
  );
}
