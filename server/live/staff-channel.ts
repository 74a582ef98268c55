/** The channel of the database's notifications on which servers tell each other of changes in the staff area. */
export const STAFF_CHANNEL = 'guardhouse_staff';
