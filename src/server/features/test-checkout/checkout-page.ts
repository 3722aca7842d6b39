// The page on which one pays, the question that a bank asks, and what is left when the page has expired.
import type { Language } from '#language/language.ts';
import { type TestCheckout, testPagesPath } from '#server/ports/payments/test-payments/checkouts.ts';
import { cardsFor, discountOf, type TestCard } from '#server/ports/payments/test-payments/test-cards.ts';
import { type Html, html, nothing } from './html.ts';
import { moneyText } from './money-text.ts';
import { page } from './page.ts';
import { type PageTexts, pageTexts } from './texts.ts';

export type PageError = keyof PageTexts['errors'];

/** What was typed before, and what was wrong with it. */
export interface TypedBefore {
  readonly card: TestCard;
  readonly email: string;
  readonly coupon: string;
  readonly error: PageError | null;
}

export function checkoutPage(checkout: TestCheckout, typed: TypedBefore): string {
  const { language, title, purchase, currency, id, cancelPath } = checkout;
  const texts = pageTexts[language];
  const money = (amount: number) => moneyText(language, amount, currency);
  const discount = discountOf(typed.coupon, purchase.amount) ?? 0;
  const total = purchase.amount - discount;
  const isPlan = purchase.kind === 'plan';
  const content = html`<h1>${title}</h1>
<p class="price">${isPlan ? texts.perMonth(money(purchase.amount)) : money(purchase.amount)}</p>
${errorOf(texts, typed.error)}
<form method="post" action="${testPagesPath}/${id}">
${enterKey}
<input type="hidden" name="shownCoupon" value="${typed.coupon}">
${emailField(texts, checkout, typed)}
<fieldset><legend>${texts.method}</legend>
${cardsFor(purchase.kind).map((card) => cardChoice(texts, card, typed.card))}
</fieldset>
${couponField(texts, typed)}
<dl>
${discount > 0 ? html`<div><dt>${texts.discount}</dt><dd>−${money(discount)}</dd></div>` : nothing}
<div class="total"><dt>${isPlan ? texts.today : texts.total}</dt><dd>${money(total)}</dd></div>
</dl>
${isPlan ? html`<p class="hint">${texts.thenMonthly(money(purchase.amount))}</p>` : nothing}
<button name="action" value="pay">${texts.pay(money(total))}</button>
</form>
<p><a href="${cancelPath}">${texts.back}</a></p>`;
  return page(language, title, content);
}

/** A browser presses the first button of a form for the enter key, which would be the one beside the discount code. */
const enterKey = html`<button class="unseen" name="action" value="enter" formnovalidate tabindex="-1" aria-hidden="true"></button>`;

const errorOf = (texts: PageTexts, error: PageError | null): Html =>
  error === null ? nothing : html`<p class="error" role="alert" id="error">${texts.errors[error]}</p>`;

function emailField(texts: PageTexts, { knownEmail, email }: TestCheckout, typed: TypedBefore): Html {
  if (knownEmail !== null) return html`<p class="field"><span>${texts.email}</span><b>${knownEmail}</b></p>`;
  const wrong = typed.error === 'no-email' ? html` aria-invalid="true" aria-describedby="error"` : nothing;
  return html`<p class="field"><label for="email">${texts.email}</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="254" required value="${typed.email || (email ?? '')}"${wrong}></p>`;
}

const cardChoice = (texts: PageTexts, card: TestCard, chosen: TestCard): Html =>
  html`<label class="choice"><input type="radio" name="card" value="${card}"${
    card === chosen ? html` checked` : nothing
  }><span>${texts.cards[card]}</span></label>
`;

function couponField(texts: PageTexts, { coupon, error }: TypedBefore): Html {
  const wrong = error === 'no-coupon' ? html` aria-invalid="true" aria-describedby="error"` : nothing;
  return html`<p class="field"><label for="coupon">${texts.coupon}</label>
<span class="row"><input id="coupon" name="coupon" maxlength="40" autocomplete="off" value="${coupon}"${wrong}>
<button class="quiet" name="action" value="coupon" formnovalidate>${texts.apply}</button></span>
<span class="hint">${texts.couponHint}</span></p>`;
}

export function confirmPage(checkout: TestCheckout): string {
  const { language, title, purchase, currency, id, coupon } = checkout;
  const texts = pageTexts[language];
  const total = purchase.amount - (discountOf(coupon ?? '', purchase.amount) ?? 0);
  const content = html`<h1>${texts.confirmTitle}</h1>
<p>${texts.confirmText(moneyText(language, total, currency), title)}</p>
<form method="post" action="${testPagesPath}/${id}/confirm">
<button name="action" value="confirm">${texts.confirm}</button>
<button class="quiet" name="action" value="refuse">${texts.refuse}</button>
</form>`;
  return page(language, texts.confirmTitle, content);
}

export function closedPage({ language, cancelPath }: TestCheckout): string {
  const { closedTitle, closedText, back } = pageTexts[language];
  const content = html`<h1>${closedTitle}</h1><p>${closedText}</p><p><a href="${cancelPath}">${back}</a></p>`;
  return page(language, closedTitle, content);
}

/** Whose purchase it was is not known, so its language is that of whoever asks. */
export function missingPage(language: Language): string {
  const { missingTitle, missingText, home } = pageTexts[language];
  const content = html`<h1>${missingTitle}</h1><p>${missingText}</p><p><a href="/builder/">${home}</a></p>`;
  return page(language, missingTitle, content);
}

/** As little is known of it. */
export function otherSitePage(language: Language): string {
  const { otherSiteTitle, otherSiteText, home } = pageTexts[language];
  const content = html`<h1>${otherSiteTitle}</h1><p>${otherSiteText}</p><p><a href="/builder/">${home}</a></p>`;
  return page(language, otherSiteTitle, content);
}
