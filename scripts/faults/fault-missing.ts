/** Why a fault cannot be made here. */
export class FaultMissing extends Error {}
