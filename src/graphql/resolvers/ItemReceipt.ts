import type { ItemReceipt as ItemReceiptModel } from '../../retain/types.ts';
import type { Complete } from '../complete.ts';
import type { ItemReceiptResolvers } from '../generated.ts';

export const ItemReceipt: Complete<ItemReceiptResolvers, ItemReceiptModel> = {
  // A retain is all or nothing: where there is a receipt, no document failed.
  error: () => null,
};
