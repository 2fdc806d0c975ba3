import { finishAll } from './finish-all.ts';

it('an item that fails is skipped, and a list that cannot be read ends the work; both errors are kept', async () => {
  const due = [1, 2, 3];
  const errors: unknown[] = [];
  const finished = await finishAll(
    {
      list: async () => {
        if (due.length === 1) throw new Error('no list');
        return [...due];
      },
      idOf: String,
      finish: async (item) => {
        if (item === 2) throw new Error('no item');
        due.splice(due.indexOf(item), 1);
        return true;
      },
    },
    errors,
  );
  expect(finished).toBe(2);
  expect(errors).toEqual([new Error('no item'), new Error('no list')]);
});
