// The history of a template.
import { EditorPage } from '../editor-page.ts';
import { isNarrow, type Screen } from './screen.ts';

export const historyScreens: readonly Screen[] = [
  {
    name: 'versions',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.reload();
      await page.getByLabel(say('editor.name')).fill('Second version');
      await new EditorPage(visitor).waitForSaved();
      if (isNarrow(visitor)) {
        await page.getByRole('button', { name: say('editor.download-choices') }).click();
        await page.getByRole('menuitem', { name: say('versions.title') }).click();
      } else await page.getByRole('button', { name: say('versions.title') }).click();
      await page.getByRole('dialog').getByRole('row').filter({ hasText: 'Second version' }).waitFor();
    },
  },
];
