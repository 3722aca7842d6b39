// Draws a receipt nobody asked for before the server serves anybody: reading fonts and formats would hold everybody up.
import { languages } from '#language/language.ts';
import { receiptContent } from '../words/receipt-content.ts';
import { receiptPdf } from './receipt-pdf.ts';

let isWarm = false;

/** Once in a process. */
export function warmReceipts(): void {
  if (isWarm) return;
  isWarm = true;
  for (const language of languages) {
    const content = receiptContent({
      ...{ orderId: 'order', email: 'buyer@example.com', kind: 'template', state: 'refunded', name: 'Cafe' },
      ...{ paidAt: 0, period: { from: 0, to: 0 }, currency: 'usd', amount: 2900, tax: 483 },
      ...{ refunded: 3383, refundedAt: 0, isTest: true, isDisputeLost: false, seller: ['Example Ltd'] },
      language,
    });
    receiptPdf(content);
  }
}
