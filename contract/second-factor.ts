/**
 * The people who must have a second factor in an organisation: nobody, its administrators, or everybody except shared
 * accounts. Operators always need one.
 */
export const secondFactorPolicies = ['nobody', 'administrators', 'everyone'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** Recovery codes that a person is given at a time. */
export const recoveryCodeCount = 10;
