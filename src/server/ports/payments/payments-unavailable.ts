// The error of a payment service that cannot be reached, refuses or answers nonsense; its message has no secret.

export class PaymentsUnavailable extends Error {}

/** Of the same order with another way back: the one that came first counts. */
export class CheckoutOpenedOtherwise extends PaymentsUnavailable {}
