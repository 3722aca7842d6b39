// When each service outside the process last answered, and when it last did not.
import type { Ai, AiFailure } from '#server/ports/ai/ai.ts';
import { EmailRejected } from '#server/ports/mail/mail.ts';
import { CheckoutOpenedOtherwise, PaymentsUnavailable } from '#server/ports/payments/payments-unavailable.ts';
import type { Ports } from '#server/ports/ports.ts';
import { GoogleSignInError } from '#server/ports/sign-in/google-sign-in.ts';
import { SpreadsheetsUnavailable } from '#server/ports/spreadsheets/spreadsheets-unavailable.ts';

export type OutsideService = 'mail' | 'payments' | 'ai' | 'google-sign-in' | 'spreadsheets';

export interface LastAnswers {
  readonly answeredAt: number | null;
  readonly failedAt: number | null;
}

export interface OutsideAnswers {
  of(service: OutsideService): LastAnswers;
}

interface Noting extends OutsideAnswers {
  note(service: OutsideService, isAnswer: boolean): void;
}

/** The same ports, with what their services did noted. */
export function watchPorts<Watched extends Ports>(
  ports: Watched,
): { readonly ports: Watched; readonly answers: OutsideAnswers } {
  const noting = createNoting(ports);
  const { mail, payments, ai, googleSignIn, spreadsheets } = ports;
  const note =
    (service: OutsideService, isFailure: (error: unknown) => boolean) =>
    async <Result>(work: Promise<Result>): Promise<Result> => {
      try {
        const result = await work;
        noting.note(service, true);
        return result;
      } catch (error) {
        noting.note(service, !isFailure(error));
        throw error;
      }
    };
  const ofMail = note('mail', (error) => !(error instanceof EmailRejected));
  const ofPayments = note('payments', isPaymentFailure);
  const ofGoogle = note('google-sign-in', isGoogleFailure);
  const ofSpreadsheets = note('spreadsheets', (error) => error instanceof SpreadsheetsUnavailable);
  const watched: Watched = {
    ...ports,
    mail: { ...mail, send: (email, signal) => ofMail(mail.send(email, signal)) },
    payments: {
      ...payments,
      openCheckout: (request) => ofPayments(payments.openCheckout(request)),
      openPortal: (request) => ofPayments(payments.openPortal(request)),
      refund: (refund) => ofPayments(payments.refund(refund)),
      cancelSubscription: (id, when) => ofPayments(payments.cancelSubscription(id, when)),
    },
    ai: watchAi(ai, noting),
    googleSignIn: {
      start: (callbackUrl) => ofGoogle(googleSignIn.start(callbackUrl)),
      finish: (arrivedAt, underWay) => ofGoogle(googleSignIn.finish(arrivedAt, underWay)),
    },
    spreadsheets: {
      ...spreadsheets,
      publish: (spreadsheet, signal) => ofSpreadsheets(spreadsheets.publish(spreadsheet, signal)),
    },
  };
  return { ports: watched, answers: { of: noting.of } };
}

function createNoting({ clock }: Pick<Ports, 'clock'>): Noting {
  const known = new Map<OutsideService, LastAnswers>();
  const none: LastAnswers = { answeredAt: null, failedAt: null };
  const of = (service: OutsideService) => known.get(service) ?? none;
  return {
    of,
    note: (service, isAnswer) =>
      known.set(service, { ...of(service), [isAnswer ? 'answeredAt' : 'failedAt']: clock.now() }),
  };
}

/** Nobody answered, or not in time; whatever else comes is an answer. */
const aiFailures: readonly AiFailure[] = ['timeout', 'unavailable'];

const watchAi = (ai: Ai, { note }: Noting): Ai => ({
  ...ai,
  ask: async (question) => {
    const answer = await ai.ask(question);
    const { outcome } = answer;
    if (outcome !== 'abandoned') note('ai', !aiFailures.some((failure) => failure === outcome));
    return answer;
  },
});

const isPaymentFailure = (error: unknown): boolean =>
  error instanceof PaymentsUnavailable && !(error instanceof CheckoutOpenedOtherwise);

const isGoogleFailure = (error: unknown): boolean =>
  error instanceof GoogleSignInError && error.reason === 'unavailable';
