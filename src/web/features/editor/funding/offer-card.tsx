// One way to close the gap: what it is, what it costs, and a button that adds it.
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FundingOffer } from '../calculation/funding/fund-gap.ts';
import { useTemplateFact } from '../document/document-context.ts';
import { financingSection } from '../document/edits/gap-funding.ts';
import { resourcesOf } from '../document/resources/resource-view.ts';
import classes from './funding.module.css';
import { OfferCosts } from './offer-costs.tsx';
import { useMoney } from './use-money.ts';
import { usePeriods } from './use-periods.ts';

interface OfferCardProps {
  readonly offer: FundingOffer;
  readonly lastCash: number;
  /** What is asked of it. */
  readonly children?: ReactNode;
  readonly canTake: boolean;
  readonly onTake: (offer: FundingOffer) => void;
}

export function OfferCard({ offer, lastCash, children, canTake, onTake }: OfferCardProps) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.name}>
        <OfferTitle offer={offer} />
      </h3>
      <p className={classes.how}>
        <OfferWords offer={offer} />
      </p>
      {children}
      <OfferCosts offer={offer} lastCash={lastCash} />
      <Button className={classes.take ?? ''} disabled={!canTake} onClick={() => onTake(offer)}>
        <OfferButton offer={offer} />
      </Button>
    </section>
  );
}

const useRaisedName = ({ funding }: FundingOffer): string | null =>
  useTemplateFact((template) => {
    if (funding.kind !== 'line' || funding.raisedId === null) return null;
    return resourcesOf(template, financingSection).find(({ id }) => id === funding.raisedId)?.name ?? null;
  });

function OfferTitle({ offer }: { readonly offer: FundingOffer }) {
  const name = useRaisedName(offer);
  if (offer.funding.kind === 'switch') return <FormattedMessage id="cash.switch" />;
  if (offer.funding.kind === 'capital') return <FormattedMessage id="cash.capital" />;
  return name === null ? <FormattedMessage id="cash.line" /> : name;
}

function OfferWords({ offer: { funding, capital } }: { readonly offer: FundingOffer }) {
  const period = usePeriods();
  if (funding.kind === 'switch') return <FormattedMessage id="cash.switch-how" />;
  if (funding.kind === 'line') return <FormattedMessage id="cash.line-how" />;
  const values = { period: period(capital?.firstPeriod ?? 0), count: capital?.periodCount ?? 1 };
  return <FormattedMessage id="cash.capital-how" values={values} />;
}

function OfferButton({ offer }: { readonly offer: FundingOffer }) {
  const name = useRaisedName(offer);
  const amount = useMoney()(offer.amount);
  if (offer.funding.kind === 'switch') return <FormattedMessage id="cash.take-switch" />;
  if (offer.funding.kind === 'capital')
    return <FormattedMessage id="cash.take-capital" values={{ amount }} />;
  return name === null ? (
    <FormattedMessage id="cash.take-line" values={{ amount }} />
  ) : (
    <FormattedMessage id="cash.raise-line" values={{ amount }} />
  );
}
