// The page after a payment; it leads back to the model in whose editor the payment was begun.

const modelAddress = /^#\/template\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![^/?])/i;

/** Of the address that was left, nothing but the model's id is passed on, so that it leads nowhere else. */
export function successUrlOf(origin: string, orderId: string, cancelUrl: string): string {
  const page = `${origin}/builder/#/checkout/success?orderId=${orderId}`;
  const [, uuid] = modelAddress.exec(new URL(cancelUrl).hash) ?? [];
  return uuid === undefined ? page : `${page}&template=${uuid.toLowerCase()}`;
}
