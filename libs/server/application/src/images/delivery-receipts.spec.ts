import { createWorld } from '../testing/index.ts';

describe('receipts for files that a proxy delivers', () => {
  const world = createWorld();
  const { deliveryReceipts } = world.useCases;
  const file = { ownerId: world.ids.uuid(), sizeBytes: 2_000_000 };

  it('contain the owner and size of the file', () => {
    expect(deliveryReceipts.read(deliveryReceipts.issue(file))).toEqual(file);
  });

  it('cannot be altered or forged', () => {
    const receipt = deliveryReceipts.issue(file);
    const [owner, size, expires, signature] = receipt.split('.') as [string, string, string, string];
    const forged = [
      [world.ids.uuid(), size, expires, signature],
      [owner, '1', expires, signature],
      [owner, size, `${expires}0`, signature],
      [owner, size, expires, signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
      [owner, size, expires],
    ];
    for (const parts of forged) expect(deliveryReceipts.read(parts.join('.'))).toBeNull();
    expect(deliveryReceipts.read('')).toBeNull();
    expect(deliveryReceipts.read(`${receipt}\n`)).toBeNull();
  });

  it('are valid for one day', () => {
    const receipt = deliveryReceipts.issue(file);
    world.clock.advance(24 * 3_600_000);
    expect(deliveryReceipts.read(receipt)).toEqual(file);
    world.clock.advance(2_000);
    expect(deliveryReceipts.read(receipt)).toBeNull();
  });
});
