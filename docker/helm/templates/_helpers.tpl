{{/* What selects the objects of a release; a component is added where they are. */}}
{{- define "safelight.selector" -}}
app.kubernetes.io/name: safelight
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "safelight.labels" -}}
{{ include "safelight.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* Nothing runs as root, gains rights or writes outside of its volumes. */}}
{{- define "safelight.confined" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* The settings that APIs and workers share. Secrets come from outside. */}}
{{- define "safelight.env" -}}
- { name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: S3_ENDPOINT, value: {{ .Values.s3.endpoint | quote }} }
- { name: S3_REGION, value: {{ .Values.s3.region | quote }} }
- { name: S3_BUCKET, value: {{ .Values.s3.bucket | quote }} }
- { name: TRUST_PROXY, value: uniquelocal }
{{- if .Values.proxy.sendsFiles }}
- { name: X_ACCEL_REDIRECT, value: 'on' }
{{- end }}
- { name: METRICS_PORT, value: '9464' }
- { name: METRICS_HOST, value: 0.0.0.0 }
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{/* Scratch files alone: what has to last is in PostgreSQL and S3. */}}
{{- define "safelight.volumes" -}}
- { name: data, emptyDir: {} }
- { name: tmp, emptyDir: {} }
{{- end }}

{{- define "safelight.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- end }}
