// Where one picture of a gallery template is.
import { callAddress } from '#web/api/address.ts';

export function screenshotAddress(templateId: string, filename: string): string {
  return callAddress('getScreenshot', {}, { templateId, filename });
}
