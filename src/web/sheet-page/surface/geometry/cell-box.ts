// Where a cell is on the screen, in pixels from the corner of what it is drawn in.

export interface CellBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
