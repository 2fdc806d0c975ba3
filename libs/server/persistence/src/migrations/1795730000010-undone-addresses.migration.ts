import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the links with which the owner of the old email address undoes a change of address. */
export class UndoneAddresses1795730000010 implements MigrationInterface {
  readonly name = 'UndoneAddresses1795730000010';

  up(runner: QueryRunner): Promise<void> {
    return this.#allow(runner, ['verify-email', 'reset-password', 'change-email', 'undo-email']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM one_time_token WHERE purpose = 'undo-email'`);
    await this.#allow(runner, ['verify-email', 'reset-password', 'change-email']);
  }

  async #allow(runner: QueryRunner, purposes: readonly string[]): Promise<void> {
    const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
    await runner.query(`ALTER TABLE one_time_token
      DROP CONSTRAINT one_time_token_new_email_check,
      DROP CONSTRAINT one_time_token_purpose_check,
      ADD CONSTRAINT one_time_token_purpose_check CHECK (purpose IN (${list})),
      ADD CONSTRAINT one_time_token_new_email_check
        CHECK ((purpose IN ('change-email', 'undo-email')) = (new_email IS NOT NULL))`);
  }
}
