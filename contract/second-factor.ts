/** Of whom an organisation demands a second factor: nobody, its administrators, or everybody but shared accounts. Operators always need one. */
export const secondFactorPolicies = ['nobody', 'administrators', 'everyone'] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

/** Recovery codes that a person is given at a time. */
export const recoveryCodeCount = 10;
