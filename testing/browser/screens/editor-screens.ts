// The editor in its states, and what can happen to the template outside it; ends with the page crashed.
import { EditorPage } from '../editor-page.ts';
import type { Visitor } from '../journey.ts';
import { breakOnce, holdToast, isNarrow, type Screen, showText } from './screen.ts';

/** A server that no longer answers. */
const anyCall = /\/(api|healthz)(\/|$)/;

const names = { price: /^(Price|Цена),/, quantity: /^(Quantity|Количество),/ } as const;

async function openEditor({ page, open }: Visitor): Promise<void> {
  await open('/');
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: /Excel/ }).waitFor();
}

async function openItems(visitor: Visitor): Promise<void> {
  await openEditor(visitor);
  const { page, say } = visitor;
  const choice = isNarrow(visitor)
    ? page.getByRole('button', { name: say('editor.view-items'), exact: true })
    : page.getByText(say('editor.view-items'), { exact: true });
  await choice.click();
  await page.getByLabel(names.price).waitFor();
}

async function openModel(visitor: Visitor): Promise<void> {
  await openEditor(visitor);
  const { page, say } = visitor;
  const choice = isNarrow(visitor)
    ? page.getByRole('button', { name: say('editor.view-model'), exact: true })
    : page.getByText(say('editor.view-model'), { exact: true });
  await choice.click();
  await page.getByLabel(say('model.length')).waitFor();
}

/** Saves the open template as if from elsewhere, so that the local one is based on an old revision. */
async function saveElsewhere({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const [, uuid = ''] = /template\/([^/]+)/.exec(window.location.hash) ?? [];
    const address = `/api/user/template/${uuid}`;
    const response = await fetch(address);
    const template = { ...(await response.json()), name: 'Elsewhere' };
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
    const baseRevision = Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0]);
    await fetch(address, { method: 'POST', headers, body: JSON.stringify({ template, baseRevision }) });
  });
}

export const editorScreens: readonly Screen[] = [
  {
    name: 'editor',
    show: async (visitor) => {
      await (await EditorPage.openNew(visitor)).waitForSaved();
      const drawn = isNarrow(visitor) ? 'svg path' : 'figure path';
      await visitor.page.locator(drawn).first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'limit',
    show: (visitor) => showText(visitor, '/template/new/', visitor.say('home.limit-title')),
  },
  {
    name: 'editor-sheet',
    isOnlyNarrow: true,
    show: async (visitor) => {
      await openEditor(visitor);
      await visitor.page.getByRole('button', { name: visitor.say('editor.view-sheet'), exact: true }).click();
      await visitor.page.getByRole('rowheader').first().waitFor();
    },
  },
  {
    name: 'editor-words',
    isOnlyWide: true,
    show: async (visitor) => {
      await openEditor(visitor);
      const sheets = visitor.page.getByRole('navigation', { name: visitor.say('editor.sheets') });
      await sheets
        .getByRole('button', { name: visitor.say('cover.title'), exact: true })
        .first()
        .click();
      await visitor.page.getByText(/^(Purpose|Назначение)$/).waitFor();
    },
  },
  {
    name: 'editor-huge',
    show: async (visitor) => {
      await openItems(visitor);
      await visitor.page.getByLabel(names.price).fill('9'.repeat(20));
      await visitor.page
        .getByText(/1[.,]20E\+23/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'editor-assumptions',
    isOnlyWide: true,
    show: async (visitor) => {
      await openEditor(visitor);
      await visitor.page
        .getByRole('button', { name: /^(Assumptions|Допущения)$/ })
        .first()
        .click();
      await visitor.page
        .getByRole('rowheader', { name: /(Price|Цена)/ })
        .first()
        .waitFor();
    },
  },
  { name: 'editor-model', show: openModel },
  {
    name: 'editor-fault',
    show: async (visitor) => {
      await openItems(visitor);
      await visitor.page.getByLabel(names.price).fill('25');
      await new EditorPage(visitor).waitForSaved();
      await visitor.page.getByLabel(names.price).fill('3,2,1');
      await visitor.page.getByText(visitor.say('check.values')).waitFor();
      await visitor.page.getByText(visitor.say('editor.fix-field'), { exact: true }).waitFor();
    },
  },
  {
    name: 'item-deleted',
    show: async (visitor) => {
      await openItems(visitor);
      await visitor.page.getByRole('button', { name: /^(Delete|Удалить)/ }).click();
      await holdToast(visitor, /(was deleted|Удалено)/);
    },
  },
  {
    name: 'download-failed',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.getByRole('button', { name: /^(Undo:|Отменить:)/ }).click();
      await new EditorPage(visitor).waitForSaved();
      await page.reload();
      await breakOnce(visitor, '**/api/model/build');
      await page.getByRole('button', { name: say('editor.download') }).click();
      await page.getByText(say('editor.download-failed')).waitFor();
    },
  },
  {
    name: 'add-item',
    show: async (visitor) => {
      await visitor.page.reload();
      await visitor.page.getByRole('button', { name: visitor.say('editor.download') }).waitFor();
      await openItems(visitor);
      await visitor.page.getByRole('button', { name: visitor.say('items.add'), exact: true }).click();
      await visitor.page.getByRole('tab', { name: visitor.say('add.tab-custom') }).click();
      await visitor.page.getByRole('dialog').getByLabel(names.quantity).waitFor();
    },
  },
  {
    name: 'stale',
    show: async (visitor) => {
      await openItems(visitor);
      await saveElsewhere(visitor);
      await visitor.page.getByLabel(names.price).fill('31');
      await visitor.page.getByText(visitor.say('stale.title')).waitFor();
    },
  },
  {
    name: 'system-down',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.say('stale.save-over') }).click();
      await new EditorPage(visitor).waitForSaved();
      await visitor.page.route(anyCall, (route) => route.abort());
      await visitor.page.getByLabel(names.price).fill('32');
      await visitor.page.getByText(visitor.say('down.text')).waitFor();
    },
  },
  {
    name: 'not-saved',
    show: async (visitor) => {
      await visitor.page.getByRole('button', { name: visitor.say('down.continue') }).click();
      await visitor.page.getByText(visitor.say('down.text')).waitFor({ state: 'detached' });
      await visitor.page.getByText(visitor.say('editor.not-saved'), { exact: true }).waitFor();
    },
  },
  {
    name: 'no-sales',
    show: async (visitor) => {
      const { page, say } = visitor;
      await page.unroute(anyCall);
      await page.getByText(say('down.text')).waitFor({ state: 'detached' });
      await openItems(visitor);
      const remove = page.getByRole('button', { name: /^(Delete|Удалить)/ });
      for (let left = 2; left > 0; left -= 1) await remove.click();
      await page.getByText(say('items.none')).first().waitFor();
      if (isNarrow(visitor))
        await page.getByRole('button', { name: say('editor.view-sheet'), exact: true }).click();
      await page.getByText(say('ui_add_revenues')).waitFor();
      await new EditorPage(visitor).waitForSaved();
    },
  },
  {
    name: 'crash',
    show: async (visitor) => {
      const { page, open, say } = visitor;
      await page.route('**/assets/screen-*.js', (route) => route.abort());
      // The page reloads itself once, in case a newer release has replaced the file.
      const isLoadedAnew = page.waitForEvent('load');
      await open('/settings');
      await isLoadedAnew;
      await page.getByText(say('crash.failed')).waitFor();
      await page.unroute('**/assets/screen-*.js');
    },
  },
];
