// The ids of the rows of an asset that other rows of its sheet read.
import type { RowId } from '#workbook/cell-expression.ts';
import { ownedRowId } from '../../ids/row-id.ts';
import type { Resource } from '../../survey/resource.ts';

type AssetPart = 'depreciation' | 'closing' | 'property_tax' | 'gain';

export const assetRowId = (resource: Resource, part: AssetPart): RowId =>
  ownedRowId('fixedassets', resource.id, part);
