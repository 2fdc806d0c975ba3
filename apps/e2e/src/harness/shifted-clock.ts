/** Loaded before a process's own code (`--import`): shifts its clock by SHIFT_CLOCK_MS milliseconds. */
const shiftMs = Number(process.env['SHIFT_CLOCK_MS'] ?? 0);
const readClock = Date.now;
const now = (): number => readClock() + shiftMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, name, receiver): unknown => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
