// The page on which a subscription of the test checkout is changed or cancelled.
import type { Language } from '#language/language.ts';
import { testPagesPath } from '#server/ports/payments/test-payments/checkouts.ts';
import type { TestPortal } from '#server/ports/payments/test-payments/portals.ts';
import type { TestSubscription } from '#server/ports/payments/test-payments/subscriptions.ts';
import { type Html, html, nothing } from './html.ts';
import { dateText, moneyText } from './money-text.ts';
import { type OfferedPlan, planNamed } from './offered-plans.ts';
import { page } from './page.ts';
import { type PortalTexts, portalTexts } from './portal-texts.ts';
import { pageTexts } from './texts.ts';

export function portalPage(portal: TestPortal, offered: readonly OfferedPlan[]): string {
  const { language, subscriptions, returnPath } = portal;
  const texts = portalTexts[language];
  const [shown] = subscriptions;
  const content = html`<h1>${texts.title}</h1>
${shown === undefined ? html`<p>${texts.none}</p>` : subscriptionOf(portal, shown, offered)}
${paymentsOf(portal)}
<p><a href="${returnPath}">${texts.back}</a></p>`;
  return page(language, texts.title, content);
}

function subscriptionOf(
  { id, language }: TestPortal,
  subscription: TestSubscription,
  offered: readonly OfferedPlan[],
): Html {
  const texts = portalTexts[language];
  const { plan_id, amount, currency } = subscription;
  const price = pageTexts[language].perMonth(moneyText(language, amount, currency));
  return html`<h2>${planNamed(language, plan_id)}</h2>
<p class="price">${price}</p>
${stateOf(texts, language, subscription)}
${subscription.state === 'ended' ? nothing : formOf(subscription, { portalId: id, language, offered })}`;
}

function stateOf(texts: PortalTexts, language: Language, subscription: TestSubscription): Html {
  const date = dateText(language, subscription.period_end);
  if (subscription.state === 'ended') return html`<p>${texts.ended(date)}</p>`;
  if (subscription.state === 'past-due') return html`<p class="error" role="alert">${texts.pastDue}</p>`;
  if (subscription.cancels_at_end === 1) return html`<p>${texts.ends(date)}</p>`;
  return html`<p>${texts.renews(date, moneyText(language, subscription.amount, subscription.currency))}</p>`;
}

interface FormOf {
  readonly portalId: string;
  readonly language: Language;
  readonly offered: readonly OfferedPlan[];
}

function formOf(subscription: TestSubscription, of: FormOf): Html {
  const actions = subscription.state === 'past-due' ? unpaidActions(of) : paidActions(subscription, of);
  return html`<form method="post" action="${testPagesPath}/portal/${of.portalId}">
<input type="hidden" name="subscription" value="${subscription.id}">
${actions}
</form>`;
}

const unpaidActions = ({ language }: FormOf): readonly Html[] => {
  const { payNow, cancel, endHint } = portalTexts[language];
  return [
    html`<p class="action"><button name="action" value="pay">${payNow}</button></p>`,
    action('end', cancel, endHint),
  ];
};

function paidActions(
  { plan_id, currency, cancels_at_end, period_end }: TestSubscription,
  { language, offered }: FormOf,
): readonly Html[] {
  const texts = portalTexts[language];
  const monthly = (amount: number) => pageTexts[language].perMonth(moneyText(language, amount, currency));
  return [
    ...offered
      .filter(({ id }) => id !== plan_id)
      .map(({ id, name, amount }) =>
        action(`plan-${id}`, texts.changeTo(name, monthly(amount)), texts.changeHint),
      ),
    cancels_at_end === 1
      ? action('keep', texts.keep)
      : action('cancel', texts.cancel, texts.cancelHint(dateText(language, period_end))),
    action('next', texts.next, texts.nextHint),
  ];
}

const action = (name: string, label: string, hint = ''): Html =>
  html`<p class="action"><button class="quiet" name="action" value="${name}">${label}</button>${
    hint === '' ? nothing : html`<span class="hint">${hint}</span>`
  }</p>
`;

function paymentsOf({ language, charges }: TestPortal): Html {
  if (charges.length === 0) return nothing;
  const texts = portalTexts[language];
  const rows = charges.map(({ paid_at, title, amount, refunded, currency }) => {
    const given =
      refunded > 0
        ? html`<br><span class="hint">${texts.refunded(moneyText(language, refunded, currency))}</span>`
        : nothing;
    return html`<tr><td>${dateText(language, paid_at)}</td><td>${planNamed(language, title)}</td>
<td class="number">${moneyText(language, amount, currency)}${given}</td></tr>
`;
  });
  return html`<h2>${texts.payments}</h2>
<table><thead><tr><th>${texts.date}</th><th>${texts.what}</th><th class="number">${texts.amount}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}
