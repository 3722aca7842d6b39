// The address of a gallery template's screenshot.
import { callAddress } from '#web/api/address.ts';

export function screenshotAddress(templateId: string, filename: string): string {
  return callAddress('getScreenshot', {}, { templateId, filename });
}
