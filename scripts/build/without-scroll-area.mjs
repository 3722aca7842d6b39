// Leaves Mantine's scroll area out of its dialogs: they only ask whether they were given it, which ours never are, and it brings
// along what places menus, together a tenth of the first page.

const stand = '\0no-scroll-area';
const dialogs = /@mantine[\\/]core[\\/].*[\\/](Modal|Drawer)Root\.mjs$/;

/** @returns {import('vite').Plugin} */
export const withoutScrollArea = () => ({
  name: 'without-scroll-area',
  enforce: 'pre',
  resolveId: (asked, from) =>
    asked.endsWith('/ScrollArea/ScrollArea.mjs') && from && dialogs.test(from) ? stand : null,
  load: (id) => (id === stand ? 'export const ScrollArea = { Autosize: null };' : null),
});
