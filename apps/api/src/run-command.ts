import { BackupError } from '@safelight/application';
import { DomainError } from '@safelight/domain';

/**
 * Runs an operator's command. The exit code is 1 when the arguments are invalid (`command` is null), when the command
 * fails with a known error, whose message is printed after the subject of the command, and when `run` returns false.
 */
export const runCommand = async <Command>(
  command: Command | null,
  usage: string,
  run: (command: Command) => Promise<boolean>,
  subjectOf?: (command: Command) => string,
): Promise<void> => {
  if (command === null) {
    process.stderr.write(usage);
    process.exitCode = 1;
    return;
  }
  try {
    process.exitCode = (await run(command)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof DomainError)) throw error;
    process.stderr.write(`${subjectOf === undefined ? '' : `${subjectOf(command)}: `}${error.message}\n`);
    process.exitCode = 1;
  }
};
