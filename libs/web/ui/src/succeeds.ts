/** Runs `act` and resolves to whether it succeeded. `onFailure` receives what it threw. */
export const succeeds = async (
  act: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): Promise<boolean> => {
  try {
    await act();
    return true;
  } catch (error) {
    onFailure(error);
    return false;
  }
};
