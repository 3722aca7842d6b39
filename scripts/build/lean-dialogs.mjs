// Leaves out of Mantine's dialogs what ours never use, which would be a tenth of the first page: the scroll area, which they only
// compare with and which brings along what places menus, and the lock of the page's scrolling, which ours turn off.

const left = [
  {
    asked: /\/ScrollArea\/ScrollArea\.mjs$/,
    from: /@mantine[\\/]core[\\/].*[\\/](Modal|Drawer)Root\.mjs$/,
    stand: '\0no-scroll-area',
    code: 'export const ScrollArea = { Autosize: null };',
  },
  {
    asked: /^react-remove-scroll$/,
    from: /@mantine[\\/]core[\\/].*[\\/]ModalBase\.mjs$/,
    stand: '\0no-scroll-lock',
    code: 'export const RemoveScroll = ({ children }) => children;',
  },
];

/** @returns {import('vite').Plugin} */
export const leanDialogs = () => ({
  name: 'lean-dialogs',
  enforce: 'pre',
  resolveId: (asked, from) =>
    left.find((part) => part.asked.test(asked) && from && part.from.test(from))?.stand ?? null,
  load: (id) => left.find(({ stand }) => stand === id)?.code ?? null,
});
