// A gallery template before it is paid for: what it is, its screenshots, its values by year, and how to buy it.
import { Button } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PricedCard } from '#web/state/templates/embedded-page.ts';
import { isAnythingSold, useOfferPurchase } from '#web/state/templates/use-offer-purchase.ts';
import { isPaymentOnItsWay } from '#web/state/visitor/template-orders.ts';
import { useMoney } from '#web/state/visitor/use-money.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import classes from './priced-template.module.css';
import { Screenshots } from './screenshots.tsx';
import { YearlyValues } from './yearly-values.tsx';

export function PricedTemplate({ card }: { readonly card: PricedCard }) {
  const { formatMessage } = useIntl();
  const name = card.name.trim() || formatMessage({ id: 'editor.unnamed' });
  return (
    <Page title={name} lead={card.description.trim() || undefined}>
      <BuyPanel card={card} />
      <Screenshots templateId={card.templateId} name={name} fileNames={card.screenshots} />
      <YearlyValues templateId={card.templateId} />
    </Page>
  );
}

function BuyPanel({ card: { templateId, price, higherPrice } }: { readonly card: PricedCard }) {
  const money = useMoney();
  const offer = useOfferPurchase();
  const visitor = useVisitor();
  const isSold = isAnythingSold(visitor);
  const isOnItsWay = isPaymentOnItsWay(visitor.orders, templateId);
  return (
    <section className={classes.panel}>
      <p className={classes.text}>
        <PanelText isSold={isSold} isOnItsWay={isOnItsWay} />
      </p>
      <div className={classes.actions}>
        {isSold && !isOnItsWay && (
          <>
            {higherPrice !== null && higherPrice > price && (
              <s className={classes.before}>{money(higherPrice)}</s>
            )}
            <Button onClick={() => offer(templateId)}>
              <FormattedMessage id="plans.buy" values={{ price: money(price) }} />
            </Button>
          </>
        )}
        <LinkButton to="/templates" variant="default">
          <FormattedMessage id="app.back-to-templates" />
        </LinkButton>
      </div>
    </section>
  );
}

function PanelText({ isSold, isOnItsWay }: { readonly isSold: boolean; readonly isOnItsWay: boolean }) {
  if (isOnItsWay) return <FormattedMessage id="plans.on-its-way" />;
  return isSold ? <FormattedMessage id="priced.text" /> : <FormattedMessage id="plans.not-sold" />;
}
