// Offers what closes the gap in the cash, each way with its cost, and adds the one that is chosen.
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCalculated } from '../calculation/calculation-client.ts';
import type { FundingOffer, FundingOffers } from '../calculation/funding/fund-gap.ts';
import { checkAmount } from '../document/checks/field-checks.ts';
import { useTemplate } from '../document/document-context.ts';
import { usualRate } from '../document/edits/gap-funding.ts';
import { FormInput } from '../fields/form/form-input.tsx';
import type { FormField } from '../fields/form/use-form-texts.ts';
import { useScenario } from '../session/state/use-scenario.ts';
import classes from './funding.module.css';
import { GapTitle, GapWords } from './gap-words.tsx';
import { OfferCard } from './offer-card.tsx';
import { useTakeOffer } from './take-offer.tsx';
import { useOffers } from './use-offers.ts';

const widthPx = 780;
const skeletonHeightPx = 300;

export function FundingDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage id="cash.title" />}
      isOpen
      onClose={onClose}
      closeLabel={formatMessage({ id: 'app.close' })}
      widthPx={widthPx}
    >
      <Funding onClose={onClose} />
    </Dialog>
  );
}

function Funding({ onClose }: { readonly onClose: () => void }) {
  const template = useTemplate();
  const rate = useRate(usualRate(template));
  const offers = useOffers(rate.valid);
  const take = useTakeOffer();
  const gap = useCalculated(({ result }) => result?.cashGap ?? null);
  return (
    <div className={classes.dialog}>
      {gap && (
        <p className={classes.words}>
          <strong>
            <GapTitle gap={gap} />.
          </strong>{' '}
          <GapWords gap={gap} />
        </p>
      )}
      {offers === undefined ? (
        <Skeleton height={skeletonHeightPx} radius="md" />
      ) : (
        <Offers
          offers={offers}
          rate={rate}
          onTake={(offer) => {
            take(offer);
            onClose();
          }}
        />
      )}
    </div>
  );
}

interface Rate {
  readonly field: FormField;
  /** The last valid one. */
  readonly valid: string;
}

/** Of a new credit line. */
function useRate(usual: string): Rate {
  const [text, setText] = useState(usual);
  const [valid, setValid] = useState(usual);
  const fault = checkAmount(text);
  const put = (next: string) => {
    setText(next);
    if (checkAmount(next) === null) setValid(next);
  };
  return { field: { text, isChanged: text !== usual, fault, put }, valid };
}

interface OffersProps {
  readonly offers: FundingOffers | null;
  readonly rate: Rate;
  readonly onTake: (offer: FundingOffer) => void;
}

function Offers({ offers, rate, onTake }: OffersProps) {
  const { formatMessage } = useIntl();
  if (offers === null || offers.offers.length === 0) {
    return (
      <p className={classes.words}>
        {offers === null ? <FormattedMessage id="cash.no-gap" /> : <FormattedMessage id="cash.none-closes" />}
      </p>
    );
  }
  return (
    <>
      <OffersNote offers={offers} />
      <div className={classes.cards}>
        {offers.offers.map((offer) => {
          const { funding } = offer;
          const isNewLine = funding.kind === 'line' && funding.raisedId === null;
          const isOfRate = !isNewLine || (rate.field.fault === null && funding.rate === rate.valid);
          return (
            <OfferCard
              key={funding.kind}
              offer={offer}
              lastCash={offers.lastCash}
              canTake={isOfRate}
              onTake={onTake}
            >
              {isNewLine && (
                <FormInput
                  field={rate.field}
                  label={formatMessage({ id: 'cash.rate' })}
                  inputMode="decimal"
                  isNumber
                />
              )}
            </OfferCard>
          );
        })}
      </div>
    </>
  );
}

/** Whatever the cards leave out. */
function OffersNote({ offers: { worstScenario, isOff } }: { readonly offers: FundingOffers }) {
  const template = useTemplate();
  const { names, index } = useScenario(template);
  return (
    <p className={classes.note}>
      {isOff && (
        <>
          <FormattedMessage id="cash.switches-on" />{' '}
        </>
      )}
      {names.length > 1 && (
        <>
          <FormattedMessage
            id="cash.all-scenarios"
            values={{ worst: names[worstScenario] ?? '', name: names[index] ?? '' }}
          />{' '}
        </>
      )}
      <FormattedMessage id="cash.calculated" />
    </p>
  );
}
