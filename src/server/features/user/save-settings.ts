// Keeps the settings of whoever asks.
import { updateLanguage } from '#server/database/account-rows.ts';
import type { Account } from '#server/database/tables.ts';
import type { Ports } from '#server/ports/ports.ts';
import type { Language } from '#template/template.ts';

export async function saveSettings(ports: Ports, account: Account, language: Language): Promise<void> {
  await updateLanguage(ports.database.query, account.id, language, ports.clock.now());
}
