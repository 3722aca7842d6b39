// Draws the rows of a long table in pieces: those near the window as rows, the others as room of the same height.
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface RowPiecesProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly render: (item: Item, index: number) => ReactNode;
  /** Of a row that was not drawn yet. */
  readonly estimatePx: number;
}

const rowsPerPiece = 10;
/** As far around the window rows are there already: further than a quick turn of the wheel. */
const around = '900px 0px';

export function RowPieces<Item>({ items, ...rest }: RowPiecesProps<Item>) {
  const pieces = useMemo(() => split(items), [items]);
  const watch = useNearness();
  return pieces.map(({ from, rows }) => <Piece key={from} rows={rows} from={from} watch={watch} {...rest} />);
}

function split<Item>(items: readonly Item[]): { readonly from: number; readonly rows: readonly Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / rowsPerPiece) }, (_, index) => {
    const from = index * rowsPerPiece;
    return { from, rows: items.slice(from, from + rowsPerPiece) };
  });
}

/** The height is that of the element when it came near or went away. */
type OnNearness = (isNear: boolean, heightPx: number) => void;
type Watch = (element: HTMLElement, onChange: OnNearness) => () => void;

/** One observer for all pieces. */
function useNearness(): Watch {
  const listeners = useRef(new Map<Element, OnNearness>());
  const observer = useRef<IntersectionObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback((element, onChange) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          listeners.current.get(target)?.(isIntersecting, boundingClientRect.height);
      },
      { rootMargin: around },
    );
    const watcher = observer.current;
    listeners.current.set(element, onChange);
    watcher.observe(element);
    return () => {
      listeners.current.delete(element);
      watcher.unobserve(element);
    };
  }, []);
}

interface PieceProps<Item> extends Omit<RowPiecesProps<Item>, 'items'> {
  readonly rows: readonly Item[];
  readonly from: number;
  readonly watch: Watch;
}

function Piece<Item>({ rows, from, watch, keyOf, render, estimatePx }: PieceProps<Item>) {
  const element = useRef<HTMLTableSectionElement>(null);
  const [isDrawn, setDrawn] = useState(from === 0);
  const [heightPx, setHeightPx] = useState(rows.length * estimatePx);
  useEffect(() => {
    const here = element.current;
    if (!here) return;
    return watch(here, (isNear, seenPx) => {
      // A row with the focus, or one that is open, stays as it is.
      if (!isNear && isHeld(here)) return;
      // Nothing is high in a tab that is not shown.
      if (!isNear && here.childElementCount > 0 && seenPx > 0) setHeightPx(seenPx);
      // In slices, so that scrolling waits for no row.
      startTransition(() => setDrawn(isNear));
    });
  }, [watch]);
  const height = isDrawn ? undefined : `${heightPx}px`;
  useLayoutEffect(() => {
    element.current?.style.setProperty('height', height ?? 'auto');
  }, [height]);
  return (
    <tbody ref={element}>
      {isDrawn &&
        rows.map((item, index) => <Row key={keyOf(item)} {...{ item, render }} index={from + index} />)}
    </tbody>
  );
}

const isHeld = (piece: Element): boolean =>
  piece.contains(document.activeElement) || piece.querySelector('[aria-expanded="true"]') !== null;

interface RowProps<Item> {
  readonly item: Item;
  readonly index: number;
  readonly render: (item: Item, index: number) => ReactNode;
}

const Row = <Item,>({ item, index, render }: RowProps<Item>) => render(item, index);
